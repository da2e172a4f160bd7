import { isVisible } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { isKin } from "#drafting/context/subject";

/** `Powered by Forgejo`, `Propulsé par WordPress`: a line that names what the site runs on, or who made it. */
const CREDIT =
	/(?:powered|built|made|created|generated) (?:with|by|using|on)|propulsé par|réalisé avec|erstellt mit|läuft (?:mit|auf)|creado con|funciona con|realizzato con|feito com|gemaakt met|stworzone w|работает на/iu;
const NAME = /^[\s:♥❤]{0,6}(\p{Lu}[\p{L}\p{N}.]{2,30})/u;
const LINE_MAX = 120;

const known = new WeakMap<ReadPage, readonly string[]>();

/** The names of what a page says that it runs on. */
function makersOf(page: ReadPage): readonly string[] {
	const made =
		known.get(page) ??
		page.blocks.flatMap((block) => {
			if (!isVisible(block) || block.end - block.start > LINE_MAX) return [];
			const text = page.text.slice(block.start, block.end);
			const credit = CREDIT.exec(text);
			const name = credit && NAME.exec(text.slice(credit.index + credit[0].length))?.[1];
			return name ? [name.replace(/\.$/u, "")] : [];
		});
	known.set(page, made);
	return made;
}

/** Whether a text of a page opens with the name of the software that the site runs on, which is not the site's own. */
export function isAboutMaker(page: ReadPage, text: string, ownNames: readonly string[]): boolean {
	return makersOf(page).some((name) => text.startsWith(name) && !isKin(name, ownNames));
}
