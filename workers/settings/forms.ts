/**
 * The forms that variables have: from a value of the environment to what is worked with; undefined where it is not of the
 * form. A value that is blank, or has white space around it, is no value of any form. Plain functions, because every
 * isolate reads all variables before its first answer. Source: docs/start.md#beginning.
 */
export type Form<T> = (value: unknown) => T | undefined;

const textThat =
	(isSound: (value: string) => boolean): Form<string> =>
	(value) =>
		typeof value === "string" && isSound(value) ? value : undefined;

export const text = textThat((value) => value !== "" && value === value.trim());

export const oneOf =
	<const T extends string>(...values: readonly T[]): Form<T> =>
	(value) =>
		values.find((known) => known === value);

/** wrangler.toml can say `true` or `"true"`. */
export const flag: Form<boolean> = (value) => {
	if (value === true || value === "true") return true;
	return value === false || value === "false" ? false : undefined;
};

/** wrangler.toml can say `8` or `"8"`. */
export const count =
	(max: number): Form<number> =>
	(value) => {
		const written = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
		const isSound = typeof written === "number" && Number.isSafeInteger(written) && written >= 0 && written <= max;
		return isSound ? written : undefined;
	};

/** Scheme, host and port alone; a path, a query or a user name would end up in every link. */
export const origin: Form<string> = (value) => {
	if (typeof value !== "string") return undefined;
	const url = URL.parse(value);
	if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
	return url.origin === value.toLowerCase().replace(/\/$/, "") ? url.origin : undefined;
};

/** Address of a service over HTTP. */
export const address = textThat((value) => {
	const url = URL.parse(value);
	return value === value.trim() && url !== null && /^https?:$/.test(url.protocol) && url.username === "";
});

/** Two or more addresses, separated by commas. */
export const addresses: Form<string[]> = (value) => {
	if (typeof value !== "string") return undefined;
	const list = value.split(",").map((one) => one.trim());
	return list.length >= 2 && list.every((one) => address(one) !== undefined) ? list : undefined;
};

/** The secret of a webhook that is signed as the Standard Webhooks say. */
export const webhookSecret = textThat((value) => /^whsec_[A-Za-z0-9+/]{16,100}={0,2}$/.test(value));

/** At least 32 random bytes in base64, as `openssl rand -base64 32` prints them. */
export const sealingKey = textThat((value) => /^[A-Za-z0-9+/_-]{43,200}={0,2}$/.test(value));
