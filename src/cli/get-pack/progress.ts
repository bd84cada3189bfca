const WIDTH = 32;

/** A bar on a terminal, redrawn in place; elsewhere only the end is said. */
export function showProgress(total: number) {
  const { stderr } = process;
  let drawn = -1;
  return {
    show: (bytes: number) => {
      const share = Math.min(1, bytes / total);
      const filled = Math.floor(share * WIDTH);
      if (!stderr.isTTY || filled === drawn) return;
      drawn = filled;
      stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %`);
    },
    end: (bytes: number) => {
      if (stderr.isTTY) stderr.write('\n');
      stderr.write(`Fetched ${bytes.toLocaleString('en')} bytes.\n`);
    },
  };
}
