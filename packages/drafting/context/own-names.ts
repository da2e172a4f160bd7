import { foldText } from "#core/web/text-fold";

/** Stands for any of the site's own names. */
export const OWN = "§";

const patterns = new WeakMap<readonly string[], RegExp | null>();

function patternOf(ownNames: readonly string[]): RegExp | null {
	const known = patterns.get(ownNames);
	if (known !== undefined) return known;
	const names = ownNames.map(foldText).filter((name) => name.length > 1);
	names.sort((a, b) => b.length - a.length);
	const made =
		names.length === 0
			? null
			: new RegExp(
					`(?<![\\p{L}\\p{N}])(?:${names.map((name) => RegExp.escape(name)).join("|")})(?![\\p{L}\\p{N}])`,
					"giu",
				);
	patterns.set(ownNames, made);
	return made;
}

/** A folded text with one sign in the place of each of the site's own names. */
export function withOwnSign(text: string, ownNames: readonly string[]): string {
	const pattern = patternOf(ownNames);
	return pattern ? text.replace(pattern, OWN) : text;
}
