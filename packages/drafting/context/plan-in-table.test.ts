import { expect, it } from "vitest";
import { isPlanLabel, noteOfRow, planInTable } from "#drafting/context/plan-in-table";
import { readPage } from "#testing/pages";

async function cellOf(rows: readonly (readonly string[])[], text: string) {
	const [head = [], ...others] = rows;
	const row = (cells: readonly string[], tag: string) =>
		`<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
	const page = await readPage(`<table>${row(head, "th")}${others.map((cells) => row(cells, "td")).join("")}</table>`);
	const words = ({ start, end }: { start: number; end: number }) => page.text.slice(start, end).trim();
	const block = page.blocks.find((candidate) => words(candidate) === text);
	if (!block) throw new Error(`no cell ${text}`);
	const plan = planInTable(page, block);
	return { plan: plan && words(plan), note: noteOfRow(page, block)?.note ?? null };
}

it("names a plan by the head of its column, where rows are kinds of prices", async () => {
	const rows = [
		["", "Solo", "Team"],
		["Price (MXN)", "$90", "$290"],
	];
	expect(await cellOf(rows, "$290")).toEqual({ plan: "Team", note: "MXN" });
});

it("names a plan by its row, with the head that tells its prices apart", async () => {
	const rows = [
		["Plan", "Monthly", "Yearly"],
		["Solo", "$9", "$90"],
	];
	expect(await cellOf(rows, "$90")).toEqual({ plan: "Solo", note: "Yearly" });
});

it("takes no sentence and no price for a plan's name", () => {
	expect(["Solo", "For teams of ten"].every(isPlanLabel)).toBe(true);
	expect(["Simple: one price", "€9 per month", "one two three four five six seven eight"].some(isPlanLabel)).toBe(
		false,
	);
});
