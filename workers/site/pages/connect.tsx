import type { Child } from "hono/jsx";
import type { Links } from "#core/web/links";
import { show } from "../layout.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.connect;

/** How to connect the clients people use to the tool server and the API. */
export default function connectPage(site: Site): void {
	site.get("/connect", (c) => {
		const { links, settings } = c.var.services;
		const name = settings.siteName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
		return show(
			c,
			{
				title: t.connectAnAgent,
				description: t.settingsToCopyForClaude,
				canonical: "/connect",
				scripts: ["copy.js"],
			},
			<>
				<h1>{t.connectAnAgent}</h1>
				<p>{t.anAgentNeedsOneAddress}</p>
				<Snippet label={t.addressOfTheToolServer}>{links.mcp}</Snippet>
				<Clients links={links} name={name} />
				<section aria-labelledby="keys">
					<h2 id="keys">{t.scripts}</h2>
					<p>{t.createAKeyUnderAnd(<a href="/account/api-keys">{t.apiKeys}</a>)}</p>
					<Snippet label={t.yourAccountWithCurl}>{`curl ${links.api}/me -H "Authorization: Bearer $API_KEY"`}</Snippet>
				</section>
			</>,
		);
	});
}

function Clients({ links, name }: { links: Links; name: string }) {
	const server = { url: links.mcp };
	const vscode = { type: "http", ...server };
	const cursorLink = `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({
		name,
		config: btoa(JSON.stringify(server)),
	})}`;
	const vscodeLink = `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...vscode }))}`;
	return (
		<>
			<Client id="claude" title={t.claude}>
				<p>{t.onTheWebAndIn}</p>
				<Snippet label={t.claudeCodeInATerminal}>{`claude mcp add --transport http ${name} ${links.mcp}`}</Snippet>
			</Client>
			<Client id="cursor" title={t.cursor}>
				<p>{t.orWriteItInto(<a href={cursorLink}>{t.addItToCursor}</a>, <code>.cursor/mcp.json</code>)}</p>
				<Snippet label={t.cursorMcpJson}>{json({ mcpServers: { [name]: server } })}</Snippet>
			</Client>
			<Client id="vscode" title={t.vsCode}>
				<p>{t.orWriteItInto(<a href={vscodeLink}>{t.addItToVsCode}</a>, <code>.vscode/mcp.json</code>)}</p>
				<Snippet label={t.vscodeMcpJson}>{json({ servers: { [name]: vscode } })}</Snippet>
			</Client>
			<Client id="chatgpt" title={t.chatgpt}>
				<p>{t.settingsAppsConnectorsAdvancedSettings}</p>
			</Client>
			<Client id="python" title={t.python}>
				<p>{t.fastmcpSignsInAtTheFirst}</p>
				<Snippet label={t.pythonWithFastmcp}>{`import asyncio
from fastmcp import Client

async def main():
    async with Client("${links.mcp}", auth="oauth") as client:
        print(await client.call_tool("get_account", {}))

asyncio.run(main())`}</Snippet>
			</Client>
			<Client id="while-connecting" title={t.signInWhileConnecting}>
				<p>{t.someAskForSignInOnly}</p>
				<Snippet label={t.addressThatAsksForSignIn}>{`${links.mcp}?login=1`}</Snippet>
				<Snippet label={t.mcporterInATerminal}>{`npx mcporter auth "${links.mcp}?login=1"`}</Snippet>
				<Snippet label={t.opencodeJson}>
					{json({ mcp: { [name]: { type: "remote", url: `${links.mcp}?login=1`, enabled: true } } })}
				</Snippet>
				<Snippet label={t.opencodeInATerminal}>{`opencode mcp auth ${name}`}</Snippet>
				<Snippet label={t.throughMcpRemote}>
					{json({ mcpServers: { [name]: { command: "npx", args: ["mcp-remote", `${links.mcp}?login=1`] } } })}
				</Snippet>
			</Client>
			<Client id="less" title={t.lessToRead}>
				<p>{t.theAddressMaySayWhat(<code>X-MCP-Tools: get_listing</code>)}</p>
				<ul>
					{OPTIONS.map(([option, does]) => (
						<li>
							<code>{option}</code>: {does}
						</li>
					))}
				</ul>
				<Snippet label={t.addressOfTwoTools}>{`${links.mcp}?tools=search_listings,get_listing&answers=text`}</Snippet>
			</Client>
			<Client id="others" title={t.anythingElse}>
				<p>{t.anyClientOfTheModel}</p>
				<Snippet label={t.settingsOfAClientThat}>
					{json({
						mcpServers: { [name]: { type: "http", ...server, headers: { Authorization: "Bearer YOUR_API_KEY" } } },
					})}
				</Snippet>
			</Client>
		</>
	);
}

/** Source: docs/tool-server.md#lists. */
const OPTIONS = [
	["?tools=search_listings,get_listing", t.onlyTheseTools],
	["?toolsets=directory,drafts", t.onlyToolsOfTheseAreas],
	["?readonly=1", t.onlyToolsThatChangeNothing],
	["?answers=text", t.answersOnceAsText],
	["?schemas=full", t.everyBoundAndTheShape],
] as const;

function Client({ id, title, children }: { id: string; title: string; children?: Child }) {
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

function json(value: unknown): string {
	return JSON.stringify(value, null, 2);
}
