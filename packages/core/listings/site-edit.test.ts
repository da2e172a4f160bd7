import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { applyEdit, factsOfDraft, type ListingFacts } from "#core/listings/listing-facts";
import type { ListingProfile } from "#core/listings/profile";
import { siteEdit } from "#core/listings/site-edit";
import { READ } from "#testing/site-readings";

const url = "https://inkfern.example/";
const quote = (words: string) => ({ quote: words, url });
function facts(more: Partial<ListingProfile> = {}): ListingFacts {
	const { columns, profile } = factsOfDraft(emptyProfile(), READ);
	const blank = { not_found_on_website: [], not_read_on_website: [] };
	return { columns: { ...columns, name: "Inkfern", tagline: "Old" }, profile: { ...profile, ...blank, ...more } };
}
const says = (now: string | string[] | null, gone: string[] = []) => ({
	now,
	quotes: now === null ? [] : [quote([now].flat()[0] ?? "")],
	gone: gone.map(quote),
});

it("puts the website's words in the place of a text, with their quotes and nobody's mark", () => {
	const before = facts({ evidence: { tagline: [quote("Old")] }, typed: { tagline: [{ by: "owner" }] } });
	const edit = siteEdit("tagline", says("New"), before);
	expect(edit).toMatchObject({ columns: { tagline: "New" }, profile: {}, forget: ["tagline"], typed: { tagline: [] } });
	expect(edit?.quotes).toMatchObject({ tagline: [{ ...quote("New"), spans: [{ start: 0, end: 3 }] }] });
});

it.each([
	["founded_year", "since 2019", 2019],
	["country", "BE", "BE"],
	["demo_video_url", "https://video.example/1", "https://video.example/1"],
] as const)("holds %s as a listing does", (field, now, value) => {
	const after = siteEdit(field, says(now), facts());
	expect({ ...after?.columns, ...after?.profile }).toMatchObject({ [field]: value });
});

it("is none where a listing cannot say it", () => {
	expect(siteEdit("founded_year", says("long ago"), facts())).toBeNull();
	expect(siteEdit("contact_email", says("nobody"), facts())).toBeNull();
	expect(siteEdit("name", says(null), facts())).toBeNull();
});

it("leaves blank, and says that the website does not state it", () => {
	const before = facts({ city: "Bath", evidence: { city: [quote("Bath")] }, not_found_on_website: ["stage"] });
	const edit = siteEdit("city", says(null, ["Bath"]), before);
	const after = edit && applyEdit(before, edit);
	expect(after?.profile).toMatchObject({ city: null, not_found_on_website: ["stage", "city"], evidence: {} });
});

it("keeps of a list what others added, and where the website has none takes out what is gone", () => {
	const before = facts({
		features: ["A", "B", "Mine"],
		evidence: { features: [quote("A"), quote("B")] },
		typed: { features: [{ of: "Mine", by: "owner" }] },
	});
	expect(siteEdit("features", says(["C", "Mine"]), before)?.profile.features).toEqual(["C", "Mine"]);
	const edit = siteEdit("features", says(null, ["A"]), before);
	expect(edit).toMatchObject({ profile: { features: ["B", "Mine"] }, quotes: { features: [quote("B")] } });
	expect(edit?.typed).toEqual({ features: [{ of: "Mine", by: "owner" }] });
});
