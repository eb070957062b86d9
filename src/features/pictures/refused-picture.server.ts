import { DomainError, InvalidInput } from '#server/errors.ts';
import type { PictureProblem } from './picture-upload.ts';

/** 422: the file is no picture that can be shown; `file` says why. */
export class RefusedPicture extends InvalidInput {
  constructor(problem: PictureProblem) {
    super([{ field: 'file', key: `picture.${problem}` }]);
  }
}

/** 415: the file is in none of the formats that are taken, whatever it is called. */
export class UnsupportedPicture extends DomainError {
  constructor() {
    super(415, 'unsupported-picture', 'Send a JPEG, PNG, WebP or GIF picture.');
  }
}

/** 403: the upload address is no longer good, or was never for this session. */
export class UploadExpired extends DomainError {
  constructor() {
    super(403, 'upload-expired', 'Request has expired');
  }
}
