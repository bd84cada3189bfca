import type { Encoded } from '../encodings.ts';

/** A whole page, ready to be sent. */
export interface ReadyPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  forms: Encoded;
}

/** Whole pages under their address and the revision of the data that they show; the longest unused give way. */
export class PageCache {
  private readonly pages = new Map<string, { revision: string; page: ReadyPage; bytes: number }>();
  private readonly mostBytes: number;
  private bytes = 0;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  find(address: string, revision: string): ReadyPage | undefined {
    const kept = this.pages.get(address);
    if (!kept || kept.revision !== revision) return undefined;
    this.pages.delete(address);
    this.pages.set(address, kept);
    return kept.page;
  }

  keep(address: string, revision: string, page: ReadyPage): void {
    this.drop(address);
    const bytes = page.forms.identity.length + page.forms.br.length + page.forms.gzip.length;
    if (bytes > this.mostBytes) return;
    this.pages.set(address, { revision, page, bytes });
    this.bytes += bytes;
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest);
    }
  }

  private drop(address: string): void {
    this.bytes -= this.pages.get(address)?.bytes ?? 0;
    this.pages.delete(address);
  }
}
