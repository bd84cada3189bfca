import { Icon } from './icons.tsx';

/** Beside a person who is known; quotations have the seal. */
export const PersonCheck = () => (
  <Icon>
    <circle cx="9.5" cy="8" r="3.5" />
    <path d="M3 20c0-4 2.8-6.5 6.5-6.5 1.6 0 3 .5 4.1 1.3M14.5 18l2.2 2.2L21 16" />
  </Icon>
);
