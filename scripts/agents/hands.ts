import type { AgentTool, ToolAnswer } from "#scripts/agents/toolbox";
import { settle } from "#scripts/lib/crons";
import { signedInPerson } from "#scripts/lib/person";
import type { ScriptedSite } from "#scripts/lib/scripted-site";
import type { Served } from "#scripts/lib/served";
import type { DnsReplies } from "#testing/servers";

/** What an agent can ask of the person it works for: their DNS, their website, and opening a link. */
export interface Hands {
	tools: readonly AgentTool[];
	has(name: string): boolean;
	call(name: string, args: Record<string, unknown>): Promise<ToolAnswer>;
}

interface Owner {
	served: Served;
	person: { email: string };
	records: DnsReplies;
	site: ScriptedSite | undefined;
	/** What the website has, by path. */
	pages: Record<string, string>;
}

const text = (description: string) => ({ type: "string", description });

function tool(name: string, description: string, properties: Record<string, object>): AgentTool {
	const inputSchema = { type: "object", properties, required: Object.keys(properties) };
	return { name, description, inputSchema, readOnly: false };
}

const TOOLS: readonly AgentTool[] = [
	tool("add_txt_record", "Adds a TXT record to the DNS zone of the person's domain.", {
		name: text("Full name of the record."),
		value: text("Its value."),
	}),
	tool("upload_file", "Uploads a text file to the person's website.", {
		address: text("Address at which it can be fetched afterwards."),
		content: text("The file's whole text."),
	}),
	tool("add_to_homepage", "Puts HTML into the body of the homepage of the person's website.", {
		html: text("The HTML."),
	}),
	tool("hand_link_to_person", "Hands a link to the person, who opens it, reviews the page and pays.", {
		link: text("The address."),
	}),
];

export function handsOf(owner: Owner): Hands {
	const done: Record<string, (args: Record<string, string>) => Promise<string>> = {
		async add_txt_record({ name = "", value = "" }) {
			owner.records[`${name.replace(/\.$/, "")} TXT`] = { data: [value] };
			return "The record is published.";
		},
		async upload_file({ address = "", content = "" }) {
			owner.pages[new URL(address).pathname] = content;
			return publish(owner);
		},
		async add_to_homepage({ html = "" }) {
			owner.pages["/"] = (owner.pages["/"] ?? "").replace("</body>", () => `${html}</body>`);
			return publish(owner);
		},
		hand_link_to_person: ({ link = "" }) => pay(owner, link),
	};
	return {
		tools: TOOLS,
		has: (name) => Object.hasOwn(done, name),
		async call(name, args) {
			try {
				return { isError: false, text: await (done[name]?.(args as Record<string, string>) ?? "") };
			} catch (error) {
				return { isError: true, text: error instanceof Error ? error.message : String(error) };
			}
		},
	};
}

function publish({ site, pages }: Owner): string {
	if (site === undefined) throw new Error("The person has no website that could be changed.");
	site.change(routesOf(pages));
	return "It is published.";
}

/** Opens a checkout in a browser that the person is signed in with, fills in the billing address and pays. */
async function pay({ served, person: { email } }: Owner, link: string): Promise<string> {
	const { pathname, origin } = new URL(link);
	const token = pathname.split("/").at(-1) ?? "";
	if (origin !== served.origin || pathname !== `/checkout/${token}`) throw new Error("This page asks for nothing.");
	const person = await signedInPerson(served.origin, served.db, email);
	const billing = { name: "Ada", address: "1 Quay", city: "Cork", postal_code: "T12", country: "IE" };
	await person.submit(await person.form(pathname, pathname), billing);
	const payment = `/test-payments/${token}`;
	await person.submit(await person.form(payment, `${payment}/payment_succeeded`), {});
	await settle(served.origin);
	return "The person has paid.";
}

/** Pages as a site answers them. */
export function routesOf(pages: Readonly<Record<string, string>>) {
	const type = (path: string) => (path.endsWith(".txt") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8");
	return Object.fromEntries(
		Object.entries(pages).map(([path, body]) => [path, { headers: { "content-type": type(path) }, body }]),
	);
}
