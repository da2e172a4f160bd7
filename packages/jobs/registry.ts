import backfillVectors from "#jobs/backfill-vectors";
import beginBackup from "#jobs/begin-backup";
import beginDump from "#jobs/begin-dump";
import changeProofKey from "#jobs/change-proof-key";
import changeTag from "#jobs/change-tag";
import checkBadge from "#jobs/check-badge";
import closeOrder from "#jobs/close-order";
import closeWeek from "#jobs/close-week";
import copyDraftPictures from "#jobs/copy-draft-pictures";
import copyListingPictures from "#jobs/copy-listing-pictures";
import countDays from "#jobs/count-days";
import countSearchWords from "#jobs/count-search-words";
import countYoungVotes from "#jobs/count-young-votes";
import crawlSite from "#jobs/crawl-site";
import type { Job } from "#jobs/define";
import deliverWebhook from "#jobs/deliver-webhook";
import describeRows from "#jobs/describe-rows";
import draftProfile from "#jobs/draft-profile";
import embedListings from "#jobs/embed-listings";
import endPayment from "#jobs/end-payment";
import foldCounters from "#jobs/fold-counters";
import forgetBackups from "#jobs/forget-backups";
import forgetExpired from "#jobs/forget-expired";
import forgetPictures from "#jobs/forget-pictures";
import importListings from "#jobs/import-listings";
import lapsePromo from "#jobs/lapse-promo";
import leaveDigests from "#jobs/leave-digests";
import mailEditCopy from "#jobs/mail-edit-copy";
import makeRefund from "#jobs/make-refund";
import rateDomains from "#jobs/rate-domains";
import readCompetitor from "#jobs/read-competitor";
import readRevenue from "#jobs/read-revenue";
import rebuildSearch from "#jobs/rebuild-search";
import recheckClaims from "#jobs/recheck-claims";
import recheckVat from "#jobs/recheck-vat";
import reindexCategory from "#jobs/reindex-category";
import releaseWeek from "#jobs/release-week";
import remindOfWeek from "#jobs/remind-of-week";
import removeObjects from "#jobs/remove-objects";
import rereadSite from "#jobs/reread-site";
import scoreTrending from "#jobs/score-trending";
import sendMail from "#jobs/send-mail";
import spreadEvents from "#jobs/spread-events";
import sweepBadges from "#jobs/sweep-badges";
import sweepRereads from "#jobs/sweep-rereads";
import sweepRevenue from "#jobs/sweep-revenue";
import takeBackup from "#jobs/take-backup";
import tellFollowers from "#jobs/tell-followers";
import tellLaunch from "#jobs/tell-launch";
import tellRecount from "#jobs/tell-recount";
import tellResults from "#jobs/tell-results";
import verifyBackup from "#jobs/verify-backup";
import watchHealth from "#jobs/watch-health";
import writeDump from "#jobs/write-dump";

/** Every job, by the name outbox rows give. */
export const JOBS: readonly Job[] = [
	backfillVectors,
	beginBackup,
	beginDump,
	changeTag,
	changeProofKey,
	checkBadge,
	closeOrder,
	closeWeek,
	countDays,
	countSearchWords,
	countYoungVotes,
	copyDraftPictures,
	copyListingPictures,
	crawlSite,
	deliverWebhook,
	describeRows,
	draftProfile,
	embedListings,
	endPayment,
	foldCounters,
	forgetBackups,
	forgetExpired,
	forgetPictures,
	importListings,
	lapsePromo,
	leaveDigests,
	mailEditCopy,
	makeRefund,
	rateDomains,
	readCompetitor,
	readRevenue,
	rebuildSearch,
	recheckClaims,
	recheckVat,
	reindexCategory,
	releaseWeek,
	remindOfWeek,
	removeObjects,
	rereadSite,
	scoreTrending,
	sendMail,
	spreadEvents,
	sweepBadges,
	sweepRereads,
	sweepRevenue,
	takeBackup,
	tellFollowers,
	tellLaunch,
	tellRecount,
	tellResults,
	verifyBackup,
	watchHealth,
	writeDump,
];
