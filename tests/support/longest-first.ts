import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long: a process of their own starts in them. */
const SLOW = ['tests/start.test.ts', 'tests/forgotten-words.test.ts', 'tests/api/text-threads.test.ts'];

/**
 * Journeys first, then the other files, each kind from the largest file to the smallest, as Vitest sorts files that it has
 * not run yet; slow ones before their kind. The run then ends with quick files, and no process waits for another's last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.includes(path.relative('.', moduleId));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}
