import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey, sha256Hex } from "#core/api-key";
import { isScope, SCOPES } from "#core/scopes";
import { runCommand, UsageError } from "#scripts/lib/command";
import { query, quote } from "#scripts/lib/d1";
import { emailArgument, userSql } from "#scripts/lib/users";

runCommand({
	name: "key",
	summary:
		"Creates an API key, and the user where there is none. The key is the last line printed, and is shown only once.",
	positionals: ["EMAIL"],
	options: { name: { type: "string" }, scopes: { type: "string" }, remote: { type: "boolean" } },
	optionText: {
		name: 'What the key is called in the list of keys (default: "command line").',
		scopes: `Comma-separated; default all: ${SCOPES.join(",")}`,
		remote: "The deployed database instead of the local one.",
	},
	async run({ values, positionals, say }) {
		const email = emailArgument(positionals);
		const scopes = values.scopes === undefined ? [...SCOPES] : String(values.scopes).split(",");
		const unknown = scopes.filter((scope) => !isScope(scope));
		if (unknown.length > 0)
			throw new UsageError(`There is no scope ${unknown.join(", ")}. Scopes: ${SCOPES.join(", ")}.`);
		const key = await formatApiKey(crypto.getRandomValues(new Uint8Array(API_KEY_RANDOM_BYTES)));
		const name = String(values.name ?? "command line");
		await query(
			`${userSql(email)}
			INSERT INTO api_keys (user_id, name, prefix, hash, scopes, created_at)
			SELECT id, ${quote(name)}, ${quote(apiKeyPrefix(key))}, ${quote(await sha256Hex(key))}, ${quote(JSON.stringify(scopes))}, ${Date.now()}
			FROM users WHERE email = ${quote(email)};`,
			values.remote === true,
		);
		say(`An API key for ${email} with ${scopes.join(", ")}:`);
		say(key);
		return { email, name, scopes, key };
	},
});
