import { expect, it } from "vitest";
import { categoryChoices, categoryWithTexts, rewriteCategory } from "#store/category-texts";
import { guardOf, runAnyBatch } from "#store/db";
import { categories, categoryTexts } from "#store/schema/index";
import { mintCategory } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

const WORDS = { belongs: "Writing invoices.", excludes: "", synonyms: ["invoicing"], hints: ["bill"] };

it("gives a draft the tree with its words in one read, of two rows a category at most", async () => {
	const { db } = await makeWorld();
	const finance = await mintCategory(db, "finance");
	const invoicing = await mintCategory(db, "invoicing", { parentId: finance.id });
	for (let n = 0; n < 30; n++) await mintCategory(db, `other-${n}`, { position: 5 });
	await db.insert(categoryTexts).values({ categoryId: invoicing.id, ...WORDS });
	const { result, rowsRead, statements } = await countRows(() => categoryChoices(db));
	expect(result).toHaveLength(32);
	expect(result.find(({ slug }) => slug === "invoicing")).toMatchObject({ parent: "finance", ...WORDS });
	expect(result.find(({ slug }) => slug === "finance")).toMatchObject({ parent: null, synonyms: [], belongs: "" });
	expect(statements).toBe(1);
	expect(rowsRead).toBeLessThanOrEqual(64);
});

it("writes over the texts as they were read, and over no others", async () => {
	const { db } = await makeWorld();
	const { id } = await mintCategory(db, "invoicing");
	const write = (version: number, description: string) =>
		runAnyBatch(db, rewriteCategory(db, { id, version }, { ...WORDS, description })).then(() => "written", guardOf);
	expect(await write(0, "First.")).toBe("written");
	expect(await write(0, "Behind.")).toBe("changed");
	expect(await write(1, "Second.")).toBe("written");
	expect(await categoryWithTexts(db, "invoicing")).toMatchObject({ ...WORDS, description: "Second.", version: 2 });
	expect(await db.select().from(categories)).toMatchObject([{ description: "Second." }]);
	expect(await categoryWithTexts(db, "nowhere")).toBeNull();
});
