import { addresses } from '../../addresses.ts';
import { ArrowRight } from '../../ui/icons.tsx';

/** Opens the form of `/ask` with the question in it. Nothing is asked before the visitor says so there. */
export function HeroForm() {
  return (
    <form action={addresses.ask} method="get" className="hero-form needs-scripting">
      <label htmlFor="hero-question">Your question</label>
      <div>
        <input
          id="hero-question"
          name="q"
          type="text"
          maxLength={500}
          placeholder="What is zakat?"
          autoComplete="off"
          required
        />
        <button type="submit" className="button" aria-label="Go on with this question">
          <ArrowRight />
        </button>
      </div>
    </form>
  );
}
