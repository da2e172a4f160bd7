import { createServer } from "node:http";
import { kiteSite } from "#scripts/lib/kite-site";
import { ScriptedResolver } from "#scripts/lib/scripted-resolver";
import { listen, startScriptedSite, stop } from "#scripts/lib/scripted-site";

const PATHS = ["/", "/pricing", "/about", "/contact", "/faq", "/features", "/notes", "/more"];

/** Websites of eight pages of 60 KiB under names of their own, and two resolvers that know them. */
export async function websites(count: number) {
	const pages = kiteSite(8, 60);
	const routes = Object.fromEntries(
		pages.map(({ html }, index) => [
			PATHS[index] ?? "/other",
			{ headers: { "content-type": "text/html; charset=utf-8" }, body: index === 0 ? linked(html) : html },
		]),
	);
	const site = await startScriptedSite({
		...routes,
		"/robots.txt": { headers: { "content-type": "text/plain" }, body: "" },
	});
	const names = Array.from({ length: count }, (_, index) => `northwind-kites-${index + 1}.com`);
	const resolver = new ScriptedResolver(
		Object.fromEntries(names.map((name) => [`${name} A`, { data: ["93.184.216.34"] }])),
	);
	const doh = createServer((request, response) => {
		resolver.answer(new URL(request.url ?? "/", "http://doh").searchParams.get("dns") ?? "", response);
	});
	const port = await listen(doh);
	return {
		addresses: names.map((name) => `https://${name}/`),
		hosts: Object.fromEntries(names.map((name) => [name, site.port])),
		resolvers: `http://127.0.0.1:${port}/one,http://127.0.0.1:${port}/two`,
		stop() {
			site.stop();
			stop(doh);
		},
	};
}

/** The home page leads to all the others. */
function linked(html: string): string {
	const links = PATHS.slice(1).map((path) => `<a href="${path}">${path.slice(1)}</a>`);
	return html.replace("</nav>", `${links.join("")}</nav>`);
}
