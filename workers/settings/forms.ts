import * as z from "zod";
import type { RateLimit } from "#core/settings";
import { accentProblem } from "#core/web/colour";
import { emailText } from "#core/web/email";

/** The forms that variables have. A value that is blank, or has white space around it, is no value of any form. */

export const text = z.string().refine((value) => value !== "" && value === value.trim());

/** A postal address: its lines are parted by `|` or by line ends. */
export const postalAddress = text
	.transform((value) => value.split(/[|\n]/).map((line) => line.trim()))
	.refine((lines) => lines.length <= 6 && lines.every((line) => line !== "" && line.length <= 120))
	.transform((lines) => lines.join("\n"));

/** A colour that can be read wherever the accent stands. */
export const accent = z
	.string()
	.regex(/^#[0-9a-f]{6}$/i)
	.transform((value) => value.toLowerCase())
	.refine((value) => accentProblem(value) === null);

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

const RATE_MAX = 1_000_000_000;
const DAY_SECONDS = 86_400;

/** `LIMIT/SECONDS`, as in `600/60`. Neither may be 0: nobody could do anything, or nothing would be limited. */
export const rate = z
	.string()
	.regex(/^\d{1,10}\/\d{1,5}$/)
	.transform((value): RateLimit => {
		const [limit = 0, windowSeconds = 0] = value.split("/").map(Number);
		return { limit, windowSeconds };
	})
	.refine(({ limit, windowSeconds }) => limit >= 1 && limit <= RATE_MAX && windowSeconds >= 1)
	.refine(({ windowSeconds }) => windowSeconds <= DAY_SECONDS);

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

/** Host names, separated by commas. */
export const hosts = z
	.string()
	.transform((value) => value.split(",").map((host) => host.trim().toLowerCase()))
	.refine((list) => list.every((host) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)));

/** Two or more addresses, separated by commas. */
export const addresses = z
	.string()
	.transform((value) => value.split(",").map((one) => one.trim()))
	.refine((list) => list.length >= 2 && list.every((one) => address.safeParse(one).success));

/** `ada@example.com`, or `Ada <ada@example.com>`. */
export const sender = text.refine((value) => emailText.safeParse(addressOfSender(value)).success);

export function addressOfSender(value: string): string {
	return /^[^<>\p{Cc}]*<([^<>\s]+)>$/u.exec(value)?.[1] ?? value;
}

/** The secret of a webhook that is signed as the Standard Webhooks say. */
export const webhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{16,100}={0,2}$/);
