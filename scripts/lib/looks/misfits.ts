import { FILLED_BY_PAGES, HIDDEN } from "#workers/http/csrf";

/** What on a page does not have the room or the place that it should have, as a page is asked in its own words. */

/** Pictures of products and people that are larger than the largest tile, or of which nothing is seen. */
const BAD_TILES = `[...document.querySelectorAll(".tile")]
	.filter((tile) => tile.checkVisibility())
	.filter((tile) => tile.offsetWidth > 96 || tile.firstElementChild?.getBoundingClientRect().width < tile.offsetWidth / 2)
	.map((tile) => tile.offsetWidth + " px: " + tile.outerHTML.slice(0, 200))`;

/** Rows of products whose name and tagline have less room than a word needs: buttons beside them took it. */
const SQUEEZED = `[...document.querySelectorAll(".listing > .what")]
	.filter((words) => words.checkVisibility() && words.offsetWidth < 96)
	.map((words) => words.offsetWidth + " px: " + words.outerHTML.slice(0, 200))`;

/** Pieces of a line of facts that begin another line with the dot that should stand between two of one line, and is not cut off. */
const LEADING_DOTS = `[...document.querySelectorAll(".facts > * + *")]
	.filter((piece) => {
		const dot = getComputedStyle(piece, "::before");
		const before = piece.previousElementSibling.getBoundingClientRect();
		const box = piece.getBoundingClientRect();
		if (dot.content !== '"·"' || before.width === 0 || box.width === 0 || box.top < before.bottom) return false;
		const { clipPath } = getComputedStyle(piece.parentElement);
		const cutAt = clipPath === "none" ? -Infinity : parseFloat(clipPath.split(" ").at(-1));
		const middle = (dot.position === "absolute" ? parseFloat(dot.left) : 0) + 10;
		return box.left + middle > piece.parentElement.getBoundingClientRect().left + cutAt;
	})
	.map((piece) => piece.outerHTML.slice(0, 200))`;

/** Rows that cut their category short while their town has all the room it wants, or where it could begin a line of its own. */
const CUT_CATEGORIES = `[...document.querySelectorAll(".listing .facts > .price ~ :has(> a)")]
	.filter((category) => category.checkVisibility() && category.scrollWidth > category.clientWidth)
	.filter((category) => {
		const isBeside = (other) => other?.checkVisibility() && Math.abs(other.getBoundingClientRect().top - category.getBoundingClientRect().top) < 12;
		const { flexWrap } = getComputedStyle(category.parentElement);
		return isBeside(category.parentElement.querySelector(flexWrap === "wrap" ? ".price" : ".town > *"));
	})
	.map((category) => category.outerHTML.slice(0, 200))`;

/** Rows of one list that do not begin below each other: something floats into the first of them. */
const RAGGED = `[...document.querySelectorAll(".listings, .rows")]
	.filter((list) => new Set([...list.children].map((row) => Math.round(row.getBoundingClientRect().left))).size > 1)
	.map((list) => list.firstElementChild.outerHTML.slice(0, 200))`;

/** Buttons of a few words that are broken into more than two lines. */
const CRUSHED = `[...document.querySelectorAll("main :is(button.secondary, .button):not(.vote)")]
	.filter((button) => button.checkVisibility() && button.textContent.trim().length < 32 && button.offsetHeight > 64)
	.map((button) => button.outerHTML.slice(0, 200))`;

/** Bullets and numbers of lists, which stand beside their words, outside of the page's edge. */
const OUTSIDE = `[...document.querySelectorAll("main li")]
	.filter((item) => item.checkVisibility() && getComputedStyle(item).display === "list-item")
	.filter((item) => getComputedStyle(item).listStyleType !== "none" && getComputedStyle(item).direction === "ltr")
	.filter((item) => item.getBoundingClientRect().left < document.querySelector("main").getBoundingClientRect().left + 24)
	.map((item) => item.outerHTML.slice(0, 200))`;

/** More than one filled button before anything is unfolded: what is there to be done is said by one. The sheet of components shows all. */
const FILLED = `(() => {
	const probe = document.body.appendChild(document.createElement("i"));
	probe.style.setProperty("background-color", "var(--accent)");
	const accent = getComputedStyle(probe).backgroundColor;
	probe.remove();
	const filled = [...document.querySelectorAll("button, .button, .vote")]
		.filter((button) => button.checkVisibility() && button.closest("details") === null)
		.filter((button) => getComputedStyle(button).backgroundColor === accent);
	return filled.length < 2 || document.querySelector(".specimens") !== null ? [] : [filled.map((button) => button.outerHTML.slice(0, 100)).join(" ")];
})()`;

/** Hidden on one page and typed on another: shown with what was typed, where a session is over. */
const EITHER = "alternative answer day email into promo provider question tag to vat_number".split(" ");

/**
 * Fields whose names tell a form whose session is over the wrong thing of them: a text to type into that would not be given
 * back, and hidden ones that would be given back as if somebody had typed them.
 */
const MISNAMED = `[...document.querySelectorAll("form[method=post]")].flatMap((form) => [...form.elements])
	.filter((field) => field.matches("input, textarea") && field.name !== "" && !["radio", "checkbox", "file", "submit"].includes(field.type))
	.filter((field) => {
		const isOurs = ${FILLED_BY_PAGES}.test(field.name) || ${HIDDEN}.test(field.name);
		return field.type === "hidden" ? !isOurs && !${JSON.stringify(EITHER)}.includes(field.name) : isOurs;
	})
	.map((field) => field.outerHTML.slice(0, 200))`;

/** All of them, by what is wrong with a piece. */
export const MISFITS = `({
	"a picture of": ${BAD_TILES},
	"a row's words have": ${SQUEEZED},
	"a dot begins a line:": ${LEADING_DOTS},
	"a category is cut that has room:": ${CUT_CATEGORIES},
	"rows do not begin below each other:": ${RAGGED},
	"a button's words have no room:": ${CRUSHED},
	"a bullet stands outside of the page:": ${OUTSIDE},
	"more than one filled button:": ${FILLED},
	"a field's name belongs into FILLED_BY_PAGES, or does not:": ${MISNAMED},
})`;
