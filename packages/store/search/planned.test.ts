import { expect, it } from "vitest";
import { readQuery } from "#core/search/query";
import { planned } from "#store/search/planned";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

it("asks once for what several need, also at the same time, and for each other spelling anew", async () => {
	const { db } = await makeWorld();
	await mintListing(db, "one", { tagline: "Kites" });
	const plans = new Map();
	const plan = (text: string) => {
		const query = readQuery(text);
		if (query === null) throw new Error(`nothing to look for in "${text}"`);
		return planned(db, query, plans);
	};
	const once = await countRows(() => plan("kites"));
	const again = await countRows(() => Promise.all([plan("kites"), plan("Kites")]));
	expect(once.statements).toBeGreaterThan(0);
	expect(again).toMatchObject({ statements: 0, result: [once.result, once.result] });
	for (const other of ['"kites"', "kites ", "kite"]) {
		expect((await countRows(() => plan(other))).statements, other).toBe(once.statements);
	}
});
