import { languageOf } from '../../language-of.ts';

const examples = ['What is zakat?', 'What does the Quran say about patience?', 'ما هي أركان الإسلام؟'];

/** Questions to begin with: a press fills the form and submits nothing. */
export function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <p className="examples">
      Try:{' '}
      {examples.map((example) => (
        <button key={example} type="button" {...languageOf(example)} onClick={() => onChoose(example)}>
          {example}
        </button>
      ))}
    </p>
  );
}
