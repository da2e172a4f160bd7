import { raw } from "hono/html";
import { jsx as honos } from "hono/jsx";
import { expect, it } from "vitest";
import { Fragment, jsx } from "./jsx-runtime.ts";

const HOSTILE = `</p><script>alert("1")</script> & 'so' on`;
const ESCAPED = "&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39; on";

/** As the compiler calls it. */
const ours = (tag: Parameters<typeof jsx>[0], props: Record<string, unknown>, ...children: unknown[]) =>
	jsx(tag, { ...props, ...(children.length > 0 && { children: children.length === 1 ? children[0] : children }) });
const theirs = honos as unknown as typeof ours;

it.each<[string, (make: typeof ours) => unknown]>([
	["texts", (make) => make("p", { title: HOSTILE }, HOSTILE, 7, 0, null, undefined, true, false, "")],
	["lists in lists", (make) => make("ul", {}, [[make("li", {}, "a")], make("li", {}, ["b", [HOSTILE]])])],
	["elements without an end", (make) => make("p", {}, make("br", {}), make("img", { src: "a&b", alt: "" }))],
	["truths", (make) => make("input", { required: true, disabled: false, "aria-hidden": false, draggable: true })],
	["what is not said", (make) => make("a", { href: undefined, rel: null, class: "" }, "a")],
	["numbers", (make) => make("td", { colspan: 2, tabindex: 0 }, 0.5)],
	["drawings", (make) => make("svg", { viewBox: "0 0 1 1", "stroke-width": 2 }, make("path", { d: "M0 0" }))],
	["what is HTML already", (make) => make("div", {}, raw("<b>&amp;</b>"), HOSTILE)],
	["fields", (make) => make("form", { method: "post" }, make("button", { name: "a", value: HOSTILE }, HOSTILE))],
	["a head", (make) => make("head", {}, make("meta", { name: "a", content: HOSTILE }), make("title", {}, HOSTILE))],
])("writes %s as hono does", (_what, made) => {
	expect(String(made(ours))).toBe(String(made(theirs)));
});

it("calls parts in the order of the document, and when the page is written", () => {
	const called: unknown[] = [];
	const Part = ({ name, beside, children }: Record<string, unknown>) => {
		called.push(name);
		return ours(Fragment as never, {}, beside, children);
	};
	const page = ours(
		Part,
		{ name: 1, beside: ours(Part, { name: 2 }) },
		ours(Part, { name: 3 }, ours(Part, { name: 4 })),
		ours(Part, { name: 5 }),
	);
	expect(called).toEqual([]);
	expect(String(page)).toBe("");
	expect(called).toEqual([1, 2, 3, 4, 5]);
});

it("escapes the text that a part answers with, and shows nothing of nothing", () => {
	const Text = ({ of }: Record<string, unknown>) => of;
	expect(String(ours("p", {}, ours(Text, { of: HOSTILE }), ours(Text, { of: null })))).toBe(`<p>${ESCAPED}</p>`);
});

it("waits for what is on its way, in its place", async () => {
	const Late = async ({ of }: Record<string, unknown>) => ours("b", {}, of);
	const inner = ours("i", {}, ours(Late, { of: "3" }));
	const page = ours("p", {}, "1", ours(Late, { of: HOSTILE }), "2", Promise.resolve("<"), inner, "4");
	expect(await page.toString()).toBe(`<p>1<b>${ESCAPED}</b>2&lt;<i><b>3</b></i>4</p>`);
});

it("refuses names and values that HTML does not have", () => {
	const made = (props: Record<string, unknown>) => () => String(jsx("p", props));
	for (const name of ["className", "on click", 'a"', "a>b", ""]) expect(made({ [name]: "x" })).toThrow(TypeError);
	for (const value of [{}, [], () => 1, Symbol("a")]) expect(made({ title: value })).toThrow(TypeError);
	expect(made({ children: { toString: () => "<b>" } })).toThrow("A page cannot show [object Object].");
});
