import { expect, it } from "vitest";
import { MAIL_KINDS, type MailPurpose } from "#core/mails/kinds";
import { STOP_REASONS, type StopReason, whyNotSent } from "#core/mails/may-send";

const PURPOSES: readonly MailPurpose[] = [...MAIL_KINDS, "sign_in", "access", "money", "team"];
const sent = (isWanted: boolean, ...stops: StopReason[]) =>
	PURPOSES.filter((purpose) => whyNotSent(purpose, { isWanted, stops }) === null);

it("sends what is wanted, and money, access and sign-in also to those who want nothing", () => {
	expect(sent(true)).toEqual(PURPOSES);
	expect(sent(false)).toEqual(["sign_in", "access", "money", "team"]);
});

it("keeps to money and access after a complaint, to sign-in after a bounce", () => {
	expect(sent(true, "complained")).toEqual(["sign_in", "access", "money", "team"]);
	expect(sent(true, "bounced")).toEqual(["sign_in"]);
	expect(sent(true, ...STOP_REASONS)).toEqual(["sign_in"]);
});

it("stops invites alone for whoever wants none", () => {
	expect(sent(true, "no_invites")).toEqual(PURPOSES.filter((purpose) => purpose !== "invites"));
});
