import type { ApiClient } from "#scripts/lib/api-client";
import { type FolderSite, serveFolder } from "#scripts/lib/folder-site";

const ATTEMPTS = 10;

/**
 * Serves a folder of pages and submits it. A port that an earlier run had gives an earlier draft back, of whatever was
 * served there then: so another port is taken until the draft is new.
 */
export async function submitFolder(api: ApiClient, folder: string): Promise<{ site: FolderSite; id: string }> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const site = await serveFolder(folder);
		const { id, resumed } = await api.call<{ id: string; resumed: boolean }>("POST", "/drafts", { url: site.origin });
		if (!resumed) return { site, id };
		await site.stop();
	}
	throw new Error(`Every port that ${folder} was served on had a draft already.`);
}
