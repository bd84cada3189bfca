/** A PDF with these lines on its pages; `locked` asks for a password that nobody knows. */
export function testPdf(pages: readonly (readonly string[])[], locked = false): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const kids = pages.map((lines) => {
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
    const stream = `BT /F1 12 Tf 14 TL 50 700 Td\n${shown}\nET`;
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    const font = '/Resources << /Font << /F1 3 0 R >> >>';
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${font} /Contents ${objects.length} 0 R >>`);
    return `${objects.length} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  const unknown = '1'.repeat(64);
  objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${unknown}> /U <${unknown}> /P -4 >>`);
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    starts.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const lock = locked ? `/Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${lock} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, 'latin1');
}
