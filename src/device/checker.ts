// The public module `/checker.js`: it checks quotations in the browser of whoever loads it (docs/for-builders.md).

import { type DeviceChecker, type OpenOptions, openChecker as open } from './open-checker.ts';

/** Opens a checker with the editions of the site that this module was loaded from, unless another is named. */
export const openChecker = ({
  site = import.meta.url.replace(/\/[^/]*$/, ''),
  ...options
}: Partial<OpenOptions> = {}): Promise<DeviceChecker> => open({ site, ...options });

export type { DeviceChecker };
