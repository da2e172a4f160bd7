import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { factsOfDraft } from "#core/listings/listing-facts";
import { safeDraft, safeProfile } from "#core/listings/safe-values";

it("hands out of a stored draft no address that could run a script, no invented country, and all the rest", () => {
	const draft = emptyProfile();
	const typed = (value: string) => ({ ...draft.fields.name, value, ai_value: value });
	const bad = { url: "javascript:alert(1)", evidence: [] };
	const good = { url: "https://x.com/acme", evidence: [] };
	const milestone = { date: "2026-01-01", title: "Began", description: null, evidence: [] };
	const stored = {
		...draft,
		fields: {
			...draft.fields,
			name: typed("Acme"),
			logo_url: typed("data:image/svg+xml,x"),
			demo_video_url: typed("https://video.example/1"),
			contact_email: typed('"><img@x'),
			country: typed("1!"),
		},
		company_socials: { items: { x: bad, github: good }, edited: true },
		founder_socials: { items: { x: good }, edited: true },
		milestones: {
			items: [
				{ ...milestone, url: bad.url },
				{ ...milestone, url: good.url },
			],
			edited: true,
		},
	};
	const { fields, company_socials, founder_socials, milestones } = safeDraft(stored);
	expect([fields.name.value, fields.demo_video_url.value]).toEqual(["Acme", "https://video.example/1"]);
	for (const field of ["logo_url", "contact_email", "country"] as const) {
		expect([fields[field].value, fields[field].ai_value], field).toEqual([null, null]);
	}
	expect([company_socials.items, founder_socials.items]).toEqual([{ github: good }, { x: good }]);
	expect(milestones.items.map(({ url }) => url)).toEqual([null, good.url]);
});

it("hands out of a stored listing the same, and keeps what is an address", () => {
	const { profile } = factsOfDraft(emptyProfile(), readingOf({ status: "ready", crawlReport: [] }));
	const bad = {
		demo_video_url: "javascript:alert(1)",
		contact_email: '"><img@x',
		socials: { x: "javascript:alert(1)" },
	};
	expect(safeProfile({ ...profile, ...bad })).toEqual({
		...profile,
		demo_video_url: null,
		contact_email: null,
		socials: {},
	});
	const good = {
		demo_video_url: "https://video.example/1",
		contact_email: "hello@acme.example",
		socials: { x: "https://x.com/acme", github: "https://github.com/acme" },
	};
	expect(safeProfile({ ...profile, ...good })).toEqual({ ...profile, ...good });
});
