import * as z from "zod";
import { EMAIL_ADDRESS, EMAIL_MAX } from "#core/web/email";

/** An address wherever one is checked: what one door takes, no other may refuse. */
export const emailText = z
	.email({ pattern: EMAIL_ADDRESS, error: "This must be an e-mail address, such as hello@example.com." })
	.max(EMAIL_MAX);
