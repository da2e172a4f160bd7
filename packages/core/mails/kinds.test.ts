import { expect, it } from "vitest";
import { isOnAtFirst, kindOf, MAIL_KINDS } from "#core/mails/kinds";

it("sends everything but the digest to somebody who has chosen nothing", () => {
	expect(MAIL_KINDS.filter((kind) => !isOnAtFirst(kind))).toEqual(["digest"]);
});

it("lets nobody end mail about money, access, the team's work or a sign-in", () => {
	expect((["money", "access", "team", "sign_in"] as const).map(kindOf)).toEqual([null, null, null, null]);
	expect(kindOf("updates")).toBe("updates");
});
