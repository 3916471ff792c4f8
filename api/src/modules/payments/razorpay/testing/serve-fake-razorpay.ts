/**
 * Serves the fake Razorpay to browser tests, with the keys of the settings; prints its URL once it listens.
 */
import { readConfig } from '../../../../settings/config';
import { requireRazorpayKeys } from '../razorpay-keys';
import { startFakeRazorpay } from './fake-razorpay';

const { url } = await startFakeRazorpay(requireRazorpayKeys(readConfig(process.env)));
process.stdout.write(`razorpay listening at ${url}\n`);
