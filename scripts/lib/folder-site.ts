import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";
import { HTMLRewriter } from "htmlrewriter";
import { listen } from "#scripts/lib/scripted-site";

/** A folder of saved pages, served on loopback as if it were the site it was saved from. */
export interface FolderSite {
	/** `http://127.0.0.1:PORT` */
	origin: string;
	/** Markup of an address of the site as it is served; null when the folder does not hold it. */
	html(address: string): string | null;
	/** Serves the homepage with this in its body from now on. */
	addToHomepage(html: string): Promise<void>;
	stop(): Promise<void>;
}

const TYPES: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml",
	".svg": "image/svg+xml",
};

/**
 * Serves `index.html` at `/` and every other file at its name, also without `.html`. Links to the origin that the pages
 * were saved from lead to the served site instead, as behind a proxy.
 */
export async function serveFolder(folder: string): Promise<FolderSite> {
	const files = new Map<string, string>();
	for (const name of await readdir(folder)) {
		if (TYPES[extname(name)] !== undefined) files.set(name, await readFile(join(folder, name), "utf8"));
	}
	const home = files.has("index.html")
		? "index.html"
		: ([...files.keys()].find((name) => name.endsWith(".html")) ?? "");
	if (home === "") throw new Error(`There is no page in ${folder}.`);
	const hosts = savedHosts(files, basename(folder));
	let origin = "";
	const file = (path: string): [name: string, body: string] | null => {
		const name = path === "/" ? home : nameOf(path, files);
		if (name === null) return null;
		return [name, rewrite(files.get(name) ?? "", hosts, origin)];
	};
	const server = createServer((request, response) => {
		const found = file(new URL(request.url ?? "/", "http://site").pathname);
		response.writeHead(found === null ? 404 : 200, {
			"content-type": TYPES[extname(found?.[0] ?? ".html")] ?? "text/html",
		});
		response.end(found?.[1] ?? "<h1>Not found</h1>");
	});
	origin = `http://127.0.0.1:${await listen(server)}`;
	return {
		origin,
		html: (page) => file(new URL(page).pathname)?.[1] ?? null,
		async addToHomepage(html) {
			const page = new Response(files.get(home));
			const append = {
				element: (body: { append(html: string, as: { html: boolean }): void }) => body.append(html, { html: true }),
			};
			files.set(home, await new HTMLRewriter().on("body", append).transform(page).text());
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** `/about/team/` and `/about/team.html` are the file `about_team.html`. */
function nameOf(path: string, files: ReadonlyMap<string, string>): string | null {
	const bare = decodeURIComponent(path)
		.replaceAll(/^\/+|\/+$/g, "")
		.replaceAll("/", "_");
	const candidates = bare === "" ? ["index.html"] : [bare, `${bare}.html`];
	return candidates.find((name) => files.has(name)) ?? null;
}

/**
 * The hosts that the pages call their own: where most of the links go that lead to files of the folder, or else the host
 * that the folder is named after. With and without `www.` it is the same site.
 */
function savedHosts(files: ReadonlyMap<string, string>, folder: string): string[] {
	const counts = new Map<string, number>();
	const named = new RegExp(`//(?:www\\.)?(${RegExp.escape(folder)}(?:\\.[a-z]{2,})*)(?=[/"'])`, "i");
	for (const [name, body] of files) {
		if (!name.endsWith(".html")) continue;
		for (const [, address = ""] of body.matchAll(/\b(?:href|content)\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi)) {
			const url = URL.parse(address, "https://site");
			const target = url === null ? null : nameOf(url.pathname, files);
			if (url === null || target === null || url.pathname === "/") continue;
			const host = url.host.replace(/^www\./, "");
			counts.set(host, (counts.get(host) ?? 0) + 1);
		}
	}
	const [first] = [...counts].sort((a, b) => b[1] - a[1]);
	const host = first?.[0] ?? [...files.values()].flatMap((body) => named.exec(body)?.[1] ?? [])[0];
	return host === undefined ? [] : [host, `www.${host}`];
}

function rewrite(body: string, hosts: readonly string[], origin: string): string {
	return hosts.reduce((text, host) => {
		return text.replaceAll(new RegExp(`(?:https?:)?//${RegExp.escape(host)}(?=[/"'?#\\s<>]|$)`, "gi"), origin);
	}, body);
}
