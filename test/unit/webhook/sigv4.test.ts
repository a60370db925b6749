/** The verifier of the stand-in for S3 takes the example of the documents of AWS, and nothing that differs from it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sigv4Fault } from '../../support/providers/sigv4.ts';

/** "Example: GET Object" of "Authenticating Requests: Using the Authorization Header". */
const EXAMPLE = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  now: new Date('2013-05-24T00:00:00Z'),
};
const KEYS = { AKIAIOSFODNN7EXAMPLE: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

test('the example of the documents holds, and each change of it is named', () => {
  const fault = (change: object, keys: Record<string, string> = KEYS, region = 'us-east-1') =>
    sigv4Fault({ ...EXAMPLE, ...change }, keys, region);
  const headers = (change: object) => ({ headers: { ...EXAMPLE.headers, ...change } });
  assert.equal(fault({}), null);
  assert.equal(fault({ url: '/test.txt?x=1' }), 'SignatureDoesNotMatch');
  assert.equal(fault({ method: 'PUT' }), 'SignatureDoesNotMatch');
  assert.equal(fault(headers({ host: 'other.s3.amazonaws.com' })), 'SignatureDoesNotMatch');
  assert.equal(fault({}, { AKIAIOSFODNN7EXAMPLE: 'x' }), 'SignatureDoesNotMatch');
  assert.equal(fault({}, {}), 'InvalidAccessKeyId');
  assert.equal(fault({}, KEYS, 'eu-west-1'), 'AuthorizationHeaderMalformed');
  assert.equal(fault({ now: new Date('2013-05-24T00:16:00Z') }), 'RequestTimeTooSkewed');
  assert.equal(fault(headers({ 'x-amz-security-token': 'x' })), 'AccessDenied');
  assert.equal(fault(headers({ authorization: '' })), 'AccessDenied');
});
