import { expect, it } from "vitest";
import { AppError } from "#core/errors";
import { linksFor } from "#core/web/links";
import { actionsWhenListed, refuseListed } from "#operations/listed-elsewhere";

/** A website that is listed already. */
const listedBy = (ownerId: number | null) => ({ id: 7, slug: "inkfern", ownerId });

function refusalOf(ownerId: number | null, userId: number): AppError {
	try {
		refuseListed("inkfern.example", listedBy(ownerId), userId, linksFor("https://launchweek.example"));
	} catch (error) {
		if (error instanceof AppError) return error;
		throw error;
	}
}

it("is one's own listing to edit, when it is one's own", () => {
	expect(actionsWhenListed(listedBy(1), 1)).toEqual([
		{ operation: "get_my_listing", why: expect.stringContaining("your listing 7") },
	]);
	const refusal = refusalOf(1, 1);
	expect(refusal).toMatchObject({ code: "duplicate_domain", next: actionsWhenListed(listedBy(1), 1) });
	expect(refusal.message).toMatch(/at https:\/\/launchweek\.example\/listings\/inkfern\. It is yours: /);
});

it.each([2, null])("is to claim, when it is that of %s", (ownerId) => {
	expect(actionsWhenListed(listedBy(ownerId), 1)).toEqual([
		{ operation: "claim_listing", why: expect.stringContaining('slug "inkfern"') },
	]);
	const refusal = refusalOf(ownerId, 1);
	expect(refusal).toMatchObject({ code: "duplicate_domain", next: actionsWhenListed(listedBy(ownerId), 1) });
	expect(refusal.message).toMatch(/claim it with claim_listing and slug "inkfern"\.$/);
});

it("is nobody's own, when neither has an owner", () => {
	expect(actionsWhenListed(listedBy(null), null)).toMatchObject([{ operation: "claim_listing" }]);
});
