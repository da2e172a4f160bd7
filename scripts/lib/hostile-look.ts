import type { Page } from "playwright-core";
import { EXECUTED } from "#scripts/lib/hostile-words";

/**
 * Words that are written from right to left turn what stands in one line with them around, unless something holds them
 * apart. Of such words, those that share a line's box with letters written the other way, with nothing between.
 */
const FLIPPING = `(() => {
	const turned = /[\\u0590-\\u08ff]/, straight = /[A-Za-z0-9]/;
	const found = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		if (!turned.test(node.data) || node.parentElement.closest("script, style, textarea, option, title, pre, code")) continue;
		let element = node.parentElement, held = false;
		while (element !== null && !held) {
			const { display, unicodeBidi } = getComputedStyle(element);
			// Blocks are isolated by nature: what matters is whether something inside of the line is.
			if (!/^(inline|contents)$/.test(display)) break;
			held = /isolate|plaintext/.test(unicodeBidi);
			if (!held) element = element.parentElement;
		}
		if (held || element === null || !element.checkVisibility()) continue;
		// Of the line's other words those that a box of its own sets apart, such as a mark, are not turned.
		const inLine = (at) => at === element || (/^(inline|contents)$/.test(getComputedStyle(at).display) && inLine(at.parentElement));
		const others = [];
		const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		for (let other = inside.nextNode(); other !== null; other = inside.nextNode())
			if (other !== node && straight.test(other.data) && !turned.test(other.data) && inLine(other.parentElement)) others.push(other.data.trim());
		const own = node.data.replaceAll(/[\\u0590-\\u08ff\\s]/g, "");
		if (others.length > 0 || straight.test(own)) found.push(element.outerHTML.slice(0, 160));
	}
	return [...new Set(found)].slice(0, 3);
})()`;

/** What hostile words have done to a page: parts of it turned around, or markup in them that was taken for the page's own. */
export async function hostileProblems(page: Page, name: string): Promise<string[]> {
	const flipped = ((await page.evaluate(FLIPPING)) as string[]).map(
		(html) => `${name}: words turn their line around: ${html}`,
	);
	const ran = (await page.evaluate(
		`[globalThis.${EXECUTED} === true, document.querySelector("[data-${EXECUTED}]") !== null]`,
	)) as boolean[];
	return [...flipped, ...(ran.includes(true) ? [`${name}: markup in somebody's words became the page's own`] : [])];
}
