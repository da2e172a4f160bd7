import { expect, it } from "vitest";
import { DRAFT_FIELD_STATES } from "#core/drafts/draft-fields";
import { isUsersOwn } from "#core/drafts/draft-profile";

it("leaves what a user has decided to the user: typed, locked or taken out", () => {
	expect(DRAFT_FIELD_STATES.filter(isUsersOwn)).toEqual(["edited", "manual", "override", "deleted"]);
});
