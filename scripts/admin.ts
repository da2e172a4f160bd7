import { adminLinkSql, signInAddress } from "#scripts/lib/admin-link";
import { runCommand, UsageError } from "#scripts/lib/command";
import { query } from "#scripts/lib/d1";
import { emailArgument } from "#scripts/lib/users";
import { port } from "#scripts/lib/wrangler";

runCommand({
	name: "admin",
	summary: "Makes a user an administrator and prints a single-use sign-in link.",
	positionals: ["EMAIL"],
	options: { remote: { type: "boolean" }, origin: { type: "string" } },
	optionText: {
		remote: "The deployed database instead of the local one; needs --origin.",
		origin: "Address of the site, for the link (default: the local instance).",
	},
	async run({ values, positionals, say }) {
		const email = emailArgument(positionals);
		if (values.remote === true && values.origin === undefined)
			throw new UsageError("With --remote, give --origin https://...");
		const { sql, token } = await adminLinkSql(email);
		await query(sql, values.remote === true);
		const link = signInAddress(String(values.origin ?? `http://127.0.0.1:${port()}`).replace(/\/$/, ""), token);
		say(`${email} is an administrator. Sign in once with:`);
		say(link);
		return { email, link };
	},
});
