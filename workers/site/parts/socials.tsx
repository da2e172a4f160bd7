import type { FC } from "hono/jsx";
import { webAddress } from "#core/web/website";
import { platformName } from "#core/words/platform-name";

/** A profile elsewhere, by what its platform is called. */
export interface Social {
	platform: string;
	name: string;
	address: string;
}

/** Profiles elsewhere. What is no address of the web is left out: it could lead anywhere. */
export function socialsOf(typed: Readonly<Record<string, string | undefined>>): Social[] {
	return Object.entries(typed).flatMap(([platform, value]) => {
		const address = value === undefined ? null : webAddress(value);
		return address === null ? [] : [{ platform, name: platformName(platform), address }];
	});
}

/** The same in one line, where nothing is known of who stated them. */
export const SocialLinks: FC<{ of: Readonly<Record<string, string | undefined>> }> = ({ of: typed }) => (
	<ul class="inline">
		{socialsOf(typed).map(({ name, address }) => (
			<li>
				<a href={address} rel="nofollow noopener ugc">
					{name}
				</a>
			</li>
		))}
	</ul>
);
