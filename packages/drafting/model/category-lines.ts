import type { CategoryChoice } from "#core/drafts/draft-fields";
import { squeeze } from "#core/web/text-fold";

/** Characters of all categories' texts in a request; beyond them names must do. */
const CHARACTERS_MAX = 12_000;

/** The directory's categories as a model is shown them: each with what belongs there and what does not. */
export function categoryLines(categories: readonly CategoryChoice[]): string {
	const lines = categories.map(({ name, description, belongs, excludes }) => {
		const not = excludes ? ` Not: ${squeeze(excludes)}` : "";
		return `- ${name}: ${squeeze(belongs || description)}${not}`;
	});
	const length = lines.reduce((sum, line) => sum + line.length, 0);
	return length <= CHARACTERS_MAX ? lines.join("\n") : categories.map(({ name }) => `- ${name}`).join("\n");
}
