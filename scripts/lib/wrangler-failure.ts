import { stripVTControlCharacters } from "node:util";

/** What wrangler says when something stands in its way, and what a person can do about it. */
const KNOWN: readonly { says: RegExp; sentence: string }[] = [
	{
		says: /necessary to set a CLOUDFLARE_API_TOKEN|not (logged in|authenticated)|Authentication error|Invalid access token/i,
		sentence:
			"Cloudflare does not know you here. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (and CLOUDFLARE_ACCOUNT_ID), and try again.",
	},
	{
		says: /SQLITE_FULL|disk is full|ENOSPC|no space left|EDQUOT/i,
		sentence: "The disk is full. Make room, or set STATE_DIR to a folder on another disk, and try again.",
	},
	{
		says: /SQLITE_READONLY|readonly database|EROFS|EACCES|EPERM|read-only file system/i,
		sentence:
			"The data folder, or the project's folder, cannot be written to. Set STATE_DIR to a folder of yours, and try again.",
	},
	{
		says: /SQLITE_BUSY|database is locked/i,
		sentence: "The database is in use by something else at the moment. Try again.",
	},
	{
		says: /ECONNRESET|EPIPE|ECONNREFUSED 127/,
		sentence:
			"The database's process was ended while it worked, by a limit of this machine (memory, size of files) or by somebody. Mend that, and try again.",
	},
	{
		says: /no such table/i,
		sentence: "The database has no tables yet: `npm run migrate` makes them, and `npm run seed` fills them.",
	},
];

/**
 * Why a run of wrangler failed, without its banner, warnings, colours and paths of logs.
 * @param output everything it printed.
 */
export function reasonOf(output: string): string {
	const plain = stripVTControlCharacters(output);
	const known = KNOWN.find(({ says }) => says.test(plain));
	if (known !== undefined) return known.sentence;
	const inJson = /"text":\s*("(?:[^"\\]|\\.)*")/.exec(plain)?.[1];
	if (inJson !== undefined) return JSON.parse(inJson) as string;
	const [, ...errors] = plain.split(/^.*\[ERROR\] */m);
	const told = errors.map((part) => part.split(/\n\s*\n/)[0]?.trim() ?? "").filter((part) => part !== "");
	return told.length > 0 ? told.join(" ") : plain.trim();
}
