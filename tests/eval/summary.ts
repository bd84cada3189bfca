/**
 * The figures of a part in a few lines: for each heading the bold figures, or else one row of its table.
 * The whole tables have hundreds of rows, which change with every tuning.
 */
export function summaryOf(markdown: string): string {
  return markdown.split(/^### /m).slice(1).map(lineOf).join('\n');
}

function lineOf(section: string): string {
  const [heading = '', ...lines] = section.split('\n');
  const bold = [...lines.join(' ').matchAll(/\*\*(.+?)\*\*/g)].map(([, figure = '']) => figure);
  return `- ${heading.trim()}: ${bold.length > 0 ? bold.join('; ') : fairestRow(lines)}`;
}

/**
 * `all: count 537, judged right 500, share 93.1 %`: of held-out questions if there are any, else of all, else the
 * first.
 */
function fairestRow(lines: readonly string[]): string {
  const rows = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const [headings = [], , first = []] = rows;
  const named = (pattern: RegExp) => rows.find(([name = '']) => pattern.test(name));
  const [name = '', ...figures] = named(/held out/) ?? named(/^(all|total)\b/) ?? first;
  return `${name}: ${figures.map((figure, index) => `${headings[index + 1]} ${figure}`).join(', ')}`;
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
