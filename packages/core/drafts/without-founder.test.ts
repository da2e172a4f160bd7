import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { withoutFounder } from "#core/drafts/without-founder";

const founder = (name: string) => ({ name, title: null, bio: null, evidence: [] });
const profile = {
	...emptyProfile(),
	founders: { items: [founder("Ada Lind"), founder("Grace Moor")], edited: false },
	founder_socials: { items: { x: { url: "https://x.com/ada", evidence: [] } }, edited: false },
};

it("takes out who is named, however it is spelled, and keeps the first founder's profiles", () => {
	expect(withoutFounder(profile, "gracé moor")).toEqual({
		...profile,
		founders: { items: [founder("Ada Lind")], edited: true },
	});
});

it("takes out the first founder with their profiles elsewhere", () => {
	expect(withoutFounder(profile, "Ada Lind")).toMatchObject({
		founders: { items: [founder("Grace Moor")], edited: true },
		founder_socials: { items: {}, edited: true },
	});
});

it("is null where nobody of that name is there", () => {
	expect(withoutFounder(profile, "Grace")).toBeNull();
});
