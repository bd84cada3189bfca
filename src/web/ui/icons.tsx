import type { ReactNode } from 'react';

// Drawn after the stroke set of lucide: 24 units wide, 1.5 thick, round ends. Only what the pages use is here.
export function Icon({ className = 'icon', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const Menu = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);

export const Cross = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const Search = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const ArrowUp = () => (
  <Icon>
    <path d="m6 14 6-6 6 6" />
  </Icon>
);

export const ArrowRight = () => (
  <Icon>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const ArrowLeft = () => (
  <Icon>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const Share = () => (
  <Icon>
    <path d="M12 15V4M8 7.5 12 3.5l4 4M5 12v7.5h14V12" />
  </Icon>
);

export const Copy = () => (
  <Icon>
    <path d="M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4" />
  </Icon>
);

export const Print = () => (
  <Icon>
    <path d="M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z" />
  </Icon>
);

export const Mail = () => (
  <Icon>
    <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
  </Icon>
);

export const Phone = () => (
  <Icon>
    <path d="M5 4h4l1.5 4.5L8 10a12 12 0 0 0 6 6l1.5-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z" />
  </Icon>
);

export const Place = () => (
  <Icon>
    <path d="M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 0 1 13 0c0 5.5-6.5 11-6.5 11Z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
);
