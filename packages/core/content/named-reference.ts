import { decodeHTMLStrict } from "entities";

/**
 * What a named character reference stands for, false for a name that there is not. In the bundle it takes the place of the
 * package `decode-named-character-reference` (`scripts/lib/build-worker.ts`), whose table of the same 2,125 names is a second one
 * beside that of `entities`, which reads pages.
 * @param name without `&` and `;`
 * Source: HTML Standard, section 13.5 "Named character references"
 */
export function decodeNamedCharacterReference(name: string): string | false {
	if (!/^[A-Za-z\d]+$/.test(name)) return false;
	const written = `&${name};`;
	const decoded = decodeHTMLStrict(written);
	return decoded === written ? false : decoded;
}
