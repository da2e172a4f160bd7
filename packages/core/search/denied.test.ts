import { expect, it } from "vitest";
import type { Absence } from "#core/search/absences";
import { deniedOf, isSaidWithout } from "#core/search/denied";
import { readQuery } from "#core/search/query";
import { NOTHING_KNOWN } from "#testing/nothing-known";

const absences = (text: string) =>
	(readQuery(text, "apart")?.preferences ?? []).filter((one): one is Absence => one.filter === "absence");
const denied = (text: string, common?: [string, number][]) =>
	deniedOf(absences(text), { ...NOTHING_KNOWN, common: new Map(common) });

it("writes what has it, but for what says that it is without it", () => {
	expect(denied("wiki ohne php")).toEqual({
		has: '(({name labels} : "php") NOT "ohne php")',
		saidWithout: '"ohne php"',
	});
	expect(denied("wiki")).toBeNull();
	expect(denied("wiki no ads ohne php")?.has).toMatch(/^\(\(.* NOT \(.*\) OR \(.* NOT "ohne php"\)\)$/);
});

it("looks for no words side by side that are too common, and for a fact by its facet", () => {
	expect(denied("wiki ohne php", [["php", 4000]])).toEqual({ has: '({name labels} : "php")', saidWithout: null });
	expect(denied("wiki not from Germany")?.has).toMatch(/^\(".nde0"\)$/u);
	expect(denied("wiki not from Germany")?.saidWithout).toBeNull();
});

it("tells of a text whether it is without it", () => {
	const [php] = absences("wiki not php");
	if (php === undefined) throw new Error("nothing was read");
	const text = (labels: string, body: string) => ({ name: "Wiki", squeezed: "wiki", tagline: "", labels, body });
	expect(isSaidWithout(php, text("Wikis PHP", "A wiki"))).toBe(false);
	expect(isSaidWithout(php, text("Wikis PHP", "Works without PHP"))).toBe(true);
	expect(isSaidWithout(php, text("Wikis", "Better than those in PHP"))).toBe(true);
});
