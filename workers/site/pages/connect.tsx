import type { Child } from "hono/jsx";
import type { Links } from "#core/web/links";
import { show } from "../layout.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";

/** How to connect the clients people use to the tool server and the API. */
export default function connectPage(site: Site): void {
	site.get("/connect", (c) => {
		const { links, settings } = c.var.services;
		const name = settings.siteName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
		return show(
			c,
			{
				title: "Connect an agent",
				description: "Settings to copy for Claude, Cursor, VS Code and ChatGPT.",
				canonical: "/connect",
				scripts: ["copy.js"],
			},
			<>
				<h1>Connect an agent</h1>
				<p>
					An agent needs one address. Public tools work at once; for the others the client leads you through signing in
					here, and you choose what it may do.
				</p>
				<Snippet label="Address of the tool server">{links.mcp}</Snippet>
				<Clients links={links} name={name} />
				<section aria-labelledby="keys">
					<h2 id="keys">Scripts</h2>
					<p>
						Create a key under <a href="/account/api-keys">API keys</a> and send it with each request.
					</p>
					<Snippet label="Your account, with curl">
						{`curl ${links.api}/me -H "Authorization: Bearer $API_KEY"`}
					</Snippet>
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
			<Client id="claude" title="Claude">
				<p>On the web and in the desktop app: Settings, Connectors, Add custom connector, and the address above.</p>
				<Snippet label="Claude Code, in a terminal">{`claude mcp add --transport http ${name} ${links.mcp}`}</Snippet>
			</Client>
			<Client id="cursor" title="Cursor">
				<p>
					<a href={cursorLink}>Add it to Cursor</a>, or write it into <code>.cursor/mcp.json</code>:
				</p>
				<Snippet label=".cursor/mcp.json">{json({ mcpServers: { [name]: server } })}</Snippet>
			</Client>
			<Client id="vscode" title="VS Code">
				<p>
					<a href={vscodeLink}>Add it to VS Code</a>, or write it into <code>.vscode/mcp.json</code>:
				</p>
				<Snippet label=".vscode/mcp.json">{json({ servers: { [name]: vscode } })}</Snippet>
			</Client>
			<Client id="chatgpt" title="ChatGPT">
				<p>
					Settings, Apps &amp; Connectors, Advanced settings, switch developer mode on. Then Create, with the address
					above and OAuth as authentication.
				</p>
			</Client>
			<Client id="others" title="Anything else">
				<p>
					Any client of the Model Context Protocol over Streamable HTTP, from version 2025-03-26 to 2026-07-28. Clients
					without sign-in take an API key as a header:
				</p>
				<Snippet label="Settings of a client that takes headers">
					{json({
						mcpServers: { [name]: { type: "http", ...server, headers: { Authorization: "Bearer YOUR_API_KEY" } } },
					})}
				</Snippet>
			</Client>
		</>
	);
}

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
