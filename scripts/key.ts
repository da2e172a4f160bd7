import { isScope, SCOPES } from "#core/access/scopes";
import { runCommand, UsageError } from "#scripts/lib/command";
import { queryAll } from "#scripts/lib/d1";
import { emailArgument, newApiKey } from "#scripts/lib/users";

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
		const name = String(values.name ?? "command line");
		const { statements, key } = await newApiKey(email, name, scopes);
		await queryAll(statements, values.remote === true);
		say(`An API key for ${email} with ${scopes.join(", ")}:`);
		say(key);
		return { email, name, scopes, key };
	},
});
