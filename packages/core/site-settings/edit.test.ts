import { expect, it } from "vitest";
import { changesIn, editDetail, type SettingChanges, settingsEdit } from "#core/site-settings/edit";

const STORED = { site_name: "Acme", free_slots_per_week: "3" };
const edit = (changes: SettingChanges, stored: Record<string, unknown> = STORED) => {
	const made = settingsEdit(stored, changes, false);
	return made.ok ? made.edit : made.problems.map(({ name }) => name);
};

it("keeps only what differs from the defaults, and tells what changed", () => {
	expect(edit({ site_name: null, free_slots_per_week: "20" })).toEqual({
		texts: {},
		before: STORED,
		after: { site_name: null, free_slots_per_week: null },
	});
	expect(edit({ site_name: " Acme ", site_tagline: "Ours.\r\n" })).toEqual({
		texts: { ...STORED, site_tagline: "Ours." },
		before: { site_tagline: null },
		after: { site_tagline: "Ours." },
	});
	expect(edit({ site_name: "Acme" })).toMatchObject({ before: {}, after: {} });
});

it("names everything that the changes make wrong, and nothing else", () => {
	expect(edit({ site_accent: "navy", free_queue_min_weeks: "9", crawler_name: "" })).toEqual([
		...["site_accent", "crawler_name", "free_queue_min_weeks"],
	]);
	const byHand = { ...STORED, site_accent: "navy", gone: "x" };
	expect(edit({ site_tagline: "Ours." }, byHand)).toMatchObject({
		texts: { ...STORED, site_accent: "navy", site_tagline: "Ours." },
	});
	expect(edit({ site_accent: "pink" }, byHand)).toEqual(["site_accent"]);
	expect(edit({ site_accent: null }, byHand)).toMatchObject({ texts: STORED, before: { site_accent: "navy" } });
});

it("reads from the audit log what it wrote there, and survives what somebody else did", () => {
	const made = settingsEdit(STORED, { site_name: "Other" }, false);
	if (!made.ok) throw new Error("it is sound");
	const { before, after, version } = editDetail(made.edit, 7);
	expect([version, changesIn(before), changesIn(after)]).toEqual([7, { site_name: "Acme" }, { site_name: "Other" }]);
	expect([changesIn(undefined), changesIn("null"), changesIn('{"gone":"x","site_name":7}')]).toEqual([{}, {}, {}]);
});

it.each(["1/60", "9/1", "600/86400"])("refuses %s, by which the site team would lock itself out", (text) => {
	for (const name of ["rate_limit_read", "rate_limit_write"] as const) {
		expect(settingsEdit({}, { [name]: text }, false), name).toMatchObject({
			ok: false,
			problems: [{ name, message: expect.stringContaining("at least 10 at once") }],
		});
	}
	expect(settingsEdit({}, { rate_limit_costly: text }, false).ok).toBe(true);
	expect(settingsEdit({}, { rate_limit_write: "10/60" }, false).ok).toBe(true);
});
