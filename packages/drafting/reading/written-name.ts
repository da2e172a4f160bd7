import { light } from "#drafting/lexicon/letters";

/** Words with capital letters, one after the other, as names are written. */
const NAMES = light(/\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}/gu);
/** How names end where Slavic languages ask for a case: by whom, of whom, whom. */
const CASE_ENDING =
	/^(?:ом|ем|єм|ём|ою|ею|єю|ой|ей|ым|им|ів|а|я|у|ю|ої|і|ы|и|ого|ого|ому|ем|ą|ę|y|i|em|iem|ego|ej|ou|ovou|ové|a|u|ovi|ým|ého|é)$/u;
const NOMINATIVE_ENDING = /^(?:|а|я|й|ь|о|ий|ый|а́|ья|a|e|o|y|i|á|ý|ek|ec)$/u;
const STEM_MIN = 3;

/** `Оленою` of Олена, `Annę` of Anna: one stem, and endings that names have. */
function isCaseOf(written: string, name: string): boolean {
	if (written === name) return true;
	let at = 0;
	while (at < name.length && name[at] === written[at]) at++;
	// `Гаєм` of Гай, `Марком` of Марко.
	return (
		at >= Math.min(STEM_MIN, name.length - 1) &&
		at >= 2 &&
		CASE_ENDING.test(written.slice(at)) &&
		NOMINATIVE_ENDING.test(name.slice(at))
	);
}

/**
 * How a text writes a name in a case of its language; null where it does not write it. All of its words are declined, or stay as
 * they are: `Оленою Ткачук` is Олена Ткачук.
 */
export function writtenName(name: string, text: string): string | null {
	if (text.includes(name)) return name;
	const words = name.split(" ");
	if (words.length < 2) return null;
	for (const [found] of text.matchAll(NAMES)) {
		const written = found.split(" ");
		for (let from = 0; from + words.length <= written.length; from++) {
			const part = written.slice(from, from + words.length);
			if (words.every((word, at) => isCaseOf(part[at] ?? "", word))) return part.join(" ");
		}
	}
	return null;
}
