import { jsx } from "hono/jsx";
import { expect, it } from "vitest";
import { drawn } from "./drawn.ts";
import { CardEvidence, EvidenceBar, RowEvidence } from "./evidence.tsx";
import { Arrow, Icon } from "./icons.tsx";
import { Slip } from "./notes.tsx";
import { Tile } from "./tile.tsx";
import { VoteButton, votesOf, weekVotesOf } from "./vote-button.tsx";

it("shows a drawing as its elements are, the first time and again", () => {
	let times = 0;
	const dot = () =>
		drawn("dot", () => {
			times++;
			return jsx("svg", { viewBox: "0 0 1 1" }, jsx("path", { d: "M0 0", strokeWidth: 2 }));
		});
	const shown = '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"></path></svg>';
	expect(String(jsx("p", { title: "&" }, "<", dot(), dot()))).toBe(`<p title="&amp;">&lt;${shown}${shown}</p>`);
	expect(times).toBe(1);
});

it("tells icons apart, and their sizes", () => {
	const icon = (props: object) => String(jsx(Icon as never, props as never));
	const shown = [icon({ of: "check" }), icon({ of: "check", l: true }), icon({ of: "close" }), String(jsx(Arrow, {}))];
	expect(new Set(shown).size).toBe(4);
	expect(shown[1]).toContain('class="icon l"');
	expect(icon({ of: "check" })).toBe(shown[0]);
});

it("tells bars of evidence apart by their numbers", () => {
	const bar = (quoted: number, owner: number) =>
		String(jsx(RowEvidence as never, { of: { quoted, team: 0, owner, blank: 0 } } as never));
	expect(bar(1, 3)).toContain('<rect class="quoted" width="20" height="6">');
	expect(bar(3, 1)).toContain('<rect class="quoted" width="60" height="6">');
	expect(bar(1, 3)).toContain('<rect class="owner" x="20" width="60" height="6">');
});

it("tells cells of evidence apart by their numbers, and shows no more than fit", () => {
	const cells = (part: unknown, of: object) =>
		String(jsx(part as never, { of } as never)).match(/<i(?: class="\w+")?><\/i>/g) ?? [];
	const [quoted, team, owner, blank] = [
		'<i class="quoted"></i>',
		'<i class="team"></i>',
		'<i class="owner"></i>',
		"<i></i>",
	];
	for (let times = 0; times < 2; times++) {
		expect(cells(EvidenceBar, { quoted: 1, team: 0, owner: 2, blank: 1 })).toEqual([quoted, owner, owner, blank]);
		expect(cells(CardEvidence, { quoted: 1, team: 2, owner: 0, blank: 1 })).toEqual([quoted, team, team, blank]);
		expect(cells(CardEvidence, { quoted: 11, team: 0, owner: 2, blank: 40 })).toHaveLength(48);
	}
});

it("tells slips apart by who says so, their number, and what closes them", () => {
	const slip = (note: object) => String(jsx(Slip as never, { note } as never));
	const quoted = (id: string, number: number) => slip({ id, number, origin: "site" });
	for (let times = 0; times < 2; times++) {
		expect(quoted("note-1", 7)).toContain('<span class="tab">7</span>');
		expect(quoted("note-2", 8)).toContain('<span class="tab">8</span>');
		expect(quoted("note-2", 8)).toContain('popovertarget="note-2" popovertargetaction="hide"');
		expect(slip({ id: "note-1", origin: "owner" })).toContain('<span class="tab owner">†</span>');
		const [unread, blank] = [true, false].map((isUnread) => slip({ id: "note-3", origin: "none", isUnread }));
		expect(unread).not.toBe(blank);
	}
});

it("still shows what is asked for after more than it keeps", () => {
	for (let index = 0; index < 2_500; index++) drawn(`many ${index}`, () => jsx("i", {}, String(index)));
	expect(
		String(
			jsx(
				"p",
				{},
				drawn("many 7", () => jsx("i", {}, "7")),
			),
		),
	).toBe("<p><i>7</i></p>");
});

it("tells what stands for pictures apart, of products and people", () => {
	const tile = (of?: string) => String(jsx(Tile as never, { of } as never));
	const shown = [tile(), tile("person")];
	expect(new Set(shown).size).toBe(2);
	expect(shown.every((one) => one.includes("<path "))).toBe(true);
	expect([tile(), tile("person")]).toEqual(shown);
});

it("tells tiles apart by their size, and those that stand for people", () => {
	const tile = (props: object) => /class="([^"]*)"/.exec(String(jsx(Tile as never, props as never)))?.[1];
	for (let times = 0; times < 2; times++)
		expect([tile({}), tile({ size: "xl" }), tile({ of: "person" }), tile({ size: "s", of: "person" })]).toEqual([
			...["tile", "tile xl", "tile face", "tile s face"],
		]);
});

it("tells votes apart by their number, and by what they count", () => {
	const voting = { token: null, returnTo: "/", own: new Map() };
	const button = (count: object) =>
		String(jsx(VoteButton as never, { listing: { slug: "a", name: "A" }, voting, count } as never));
	for (let times = 0; times < 2; times++) {
		expect(button(votesOf(1))).toContain('<strong data-count="1">1</strong>');
		expect(button(votesOf(1_234))).toContain('<strong data-count="1234">1,234</strong>');
		const [all, week] = [votesOf(7), weekVotesOf(7)];
		expect(button(all)).toContain(` data-many=" ${all.many}"`);
		expect(button(week)).toContain(` data-many=" ${week.many}"`);
	}
});
