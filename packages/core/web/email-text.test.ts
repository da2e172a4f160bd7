import { expect, it } from "vitest";
import { EMAIL_MAX } from "#core/web/email";
import { emailText } from "#core/web/email-text";

it("takes what is an address, and says of all else what one is", () => {
	expect(emailText.parse("ada@example.com")).toBe("ada@example.com");
	expect(emailText.safeParse("ada").error?.issues[0]?.message).toBe(
		"This must be an e-mail address, such as hello@example.com.",
	);
	expect(emailText.safeParse(`${"a".repeat(EMAIL_MAX)}@example.com`).success).toBe(false);
});
