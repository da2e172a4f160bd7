import { expect, it } from "vitest";
import { foundedThis } from "#drafting/reading/what-was-founded";

const founded = (what: { before: string; behind?: string } | { after: string } | null) =>
	foundedThis({ name: "Ana Ruiz", title: null, founded: what }, ["Acme"], []);

it.each([
	[{ before: "Acme was " }],
	[{ before: "" }],
	[{ before: "The company was " }],
	[{ after: "Acme in 2019." }],
	[{ after: "the company in 2019." }],
	[null],
])("this company: %j", (what) => expect(founded(what)).toBe(true));

it.each([
	[{ before: "Skyview, " }],
	[{ before: "Petal House was " }],
	[{ before: "The flower market was " }],
	[{ before: "Acme is an app from the studio " }],
	[{ before: "", behind: ", Petal House buys roses" }],
	[{ before: "", behind: ", the guild counts members" }],
	[{ before: "Acme's library was " }],
	[{ after: "the company Petal House" }],
	[{ after: "Acme by accident" }],
	[{ after: "a bakery" }],
])("something else: %j", (what) => expect(founded(what)).toBe(false));
