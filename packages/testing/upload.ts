import type { Browser, PageAnswer } from "#testing/browser";
import type { PageForm } from "#testing/forms";

/** Sends a form with a file in its field `file`, as browsers do. */
export async function uploadFile(
	browser: Browser,
	form: PageForm,
	bytes: Uint8Array,
	name: string,
): Promise<PageAnswer> {
	const data = new FormData();
	for (const [field, value] of form.fields) if (field !== "file") data.append(field, value);
	data.append("file", new File([new Uint8Array(bytes)], name, { type: "application/octet-stream" }));
	const sent = new Response(data);
	const type = sent.headers.get("Content-Type") ?? "";
	return browser.post(form.action, new Uint8Array(await sent.arrayBuffer()), { "Content-Type": type });
}
