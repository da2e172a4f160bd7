import * as z from "zod";

/** The forms that variables have. A value that is blank, or has white space around it, is no value of any form. */

export const text = z.string().refine((value) => value !== "" && value === value.trim());

/** wrangler.toml can say `true` or `"true"`. */
export const flag = z
	.union([z.boolean(), z.enum(["true", "false"])])
	.transform((value) => value === true || value === "true");

/** wrangler.toml can say `8` or `"8"`. */
export const count = (max: number) =>
	z
		.union([z.int(), z.string().regex(/^\d{1,9}$/)])
		.transform(Number)
		.pipe(z.int().min(0).max(max));

/** Scheme, host and port alone; a path, a query or a user name would end up in every link. */
export const origin = z
	.string()
	.refine((value) => {
		const url = URL.parse(value);
		return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.toLowerCase().replace(/\/$/, "");
	})
	.transform((value) => new URL(value).origin);

/** Address of a service over HTTP. */
export const address = z.string().refine((value) => {
	const url = URL.parse(value);
	return value === value.trim() && url !== null && /^https?:$/.test(url.protocol) && url.username === "";
});

/** Two or more addresses, separated by commas. */
export const addresses = z
	.string()
	.transform((value) => value.split(",").map((one) => one.trim()))
	.refine((list) => list.length >= 2 && list.every((one) => address.safeParse(one).success));

/** The secret of a webhook that is signed as the Standard Webhooks say. */
export const webhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{16,100}={0,2}$/);

/** At least 32 random bytes in base64, as `openssl rand -base64 32` prints them. */
export const sealingKey = z.string().regex(/^[A-Za-z0-9+/_-]{43,200}={0,2}$/);
